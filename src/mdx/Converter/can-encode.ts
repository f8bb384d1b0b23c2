const codecs = {
  mp4: {video: 'avc1.640028', audio: 'mp4a.40.02'},
  webm: {video: 'vp8', audio: 'opus'},
};

const canEncodeVideo = async (codec: string) => {
  if (typeof VideoEncoder === 'undefined') {
    return false;
  }
  const size = {width: 1920, height: 1080};
  const answer = await VideoEncoder.isConfigSupported({codec, ...size});
  return Boolean(answer.supported);
};

const canEncodeAudio = async (codec: string) => {
  if (typeof AudioEncoder === 'undefined') {
    return false;
  }
  const sound = {sampleRate: 48000, numberOfChannels: 2};
  const answer = await AudioEncoder.isConfigSupported({codec, ...sound});
  return Boolean(answer.supported);
};

/** Whether the browser has encoders for the default codecs of a format. */
export const canEncode = async (container: 'mp4' | 'webm') => {
  const {video, audio} = codecs[container];
  return {
    video: await canEncodeVideo(video),
    audio: await canEncodeAudio(audio),
  };
};
