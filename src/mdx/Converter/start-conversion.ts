import {type ConvertMediaContainer, convertMedia, webcodecsController} from '@remotion/webcodecs';
import {bufferWriter} from '@remotion/webcodecs/buffer';
import {rotateOnce} from './rotate-once';

export type Choices = {
  container: ConvertMediaContainer;
  maxHeight: number | null;
  rotate: number;
  sound: boolean;
};

/**
 * Converts a file. `done` is the new one, and rejects when `controller` aborts.
 * @param onPercent receives 0-100, or null while the length of the file is unknown
 */
export const startConversion = (
  file: File,
  {container, maxHeight, rotate, sound}: Choices,
  onPercent: (percent: number | null) => void,
) => {
  const controller = webcodecsController();

  const done = convertMedia({
    src: file,
    container,
    writer: bufferWriter,
    controller,
    rotate,
    resize: maxHeight === null ? undefined : {mode: 'max-height', maxHeight},
    onVideoTrack: rotateOnce,
    onAudioTrack: sound ? undefined : () => ({type: 'drop'}),
    onProgress: ({overallProgress}) => {
      onPercent(overallProgress === null ? null : Math.min(100, Math.round(overallProgress * 100)));
    },
  }).then((result) => result.save());

  return {done, controller};
};
