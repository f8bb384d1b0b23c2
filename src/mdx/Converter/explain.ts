import type {Choices} from './start-conversion';

export const formats = {
  webm: {
    label: 'WebM',
    video: 'VP8',
    sources: 'files',
    copied: 'is already VP8 or VP9',
    audio: 'Opus',
  },
  mp4: {
    label: 'MP4',
    video: 'H.264',
    // From these alone, a track can be copied.
    sources: 'MP4, MOV and AVI files',
    copied: 'is an MP4, MOV or AVI file with H.265, or with H.264 and an even width and height,',
    audio: 'AAC',
  },
  wav: {label: 'WAV (audio only)', video: '', sources: '', copied: '', audio: ''},
} as const;

/** What the browser's missing encoders mean for a format, or undefined when it has them all. */
export function explainEncoders(
  container: 'mp4' | 'webm',
  can: {video: boolean; audio: boolean},
): string | undefined {
  const {label, video, sources, copied, audio} = formats[container];
  if (can.video) {
    return can.audio
      ? undefined
      : `This browser can't encode ${audio}. It can create ${label} files only without sound, or from ${sources} whose sound is already ${audio}.`;
  }
  const missing = can.audio ? video : `${video} or ${audio}`;
  const sound = can.audio
    ? ''
    : ` Turn the sound off unless it is already ${audio}. Of audio files, it can convert only ${sources} with ${audio}.`;
  return `This browser can't encode ${missing}. It can convert a video to ${label} only if it ${copied} and isn't stored rotated, as phone videos often are. It can't resize or rotate it.${sound}`;
}

/** Why a new file has no track, which the package does not report. */
export function explainEmpty({container, sound}: Choices): string {
  if (container === 'wav') {
    return 'This file has no sound that the converter can read. Choose a video format, or another file.';
  }
  return sound
    ? 'This file has no video or sound that the converter can read. Choose another file.'
    : 'This file has no video that the converter can read. Turn the sound on, or choose another file.';
}

/** What went wrong and what the reader can do. */
export function explainError(error: Error, {container}: Choices): string {
  const {label} = formats[container];
  const track = /^(Video|Audio) track with ID \d+ resolved/.exec(error.message)?.[1];
  if (track === 'Video') {
    return `This browser can't convert the video in this file to ${label}. Choose another format.`;
  }
  if (track === 'Audio' && container === 'wav') {
    return "This browser can't read the sound in this file. Choose another file.";
  }
  if (track === 'Audio') {
    return `This browser can't convert the sound in this file to ${label}. Choose another format or, for a video, turn the sound off.`;
  }
  if (/^IsA.*Error$/.test(error.name)) {
    return `This isn't a video or audio file that the converter can read (${error.message}). Choose another file.`;
  }
  return `The conversion failed: ${error.message}. If the file plays in this browser, choose another format or size; otherwise, choose another file.`;
}
