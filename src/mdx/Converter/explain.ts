import type {Choices} from './start-conversion';

export const formats = {
  webm: {label: 'WebM', video: 'VP8', audio: 'Opus'},
  mp4: {label: 'MP4', video: 'H.264', audio: 'AAC'},
  wav: {label: 'WAV (audio only)', video: '', audio: ''},
} as const;

/** What the browser's missing encoders mean for a format, or undefined when it has them all. */
export function explainEncoders(
  container: 'mp4' | 'webm',
  can: {video: boolean; audio: boolean},
): string | undefined {
  const {label, video, audio} = formats[container];
  const missing = [can.video ? [] : video, can.audio ? [] : audio].flat().join(' or ');
  return missing
    ? `This browser can't encode ${missing}. It can create ${label} files only from files that already use the codec${can.audio ? '' : ', or without sound'}.`
    : undefined;
}

/** What went wrong and what the reader can do. */
export function explainError(error: Error, {container}: Choices): string {
  const {label} = formats[container];
  const track = /^(Video|Audio) track with ID \d+ resolved/.exec(error.message)?.[1];
  if (track === 'Video') {
    return `This browser can't convert the video in this file to ${label}. Choose another format.`;
  }
  if (track === 'Audio') {
    return `This browser can't convert the sound in this file to ${label}. Choose another format, or turn the sound off.`;
  }
  if (/^IsA.*Error$/.test(error.name)) {
    return `This isn't a video or audio file that the converter can read (${error.message}). Choose another file.`;
  }
  return `The conversion failed: ${error.message}. If the file plays in this browser, choose another format or size; otherwise, choose another file.`;
}
