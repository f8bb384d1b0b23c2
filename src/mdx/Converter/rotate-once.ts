import {
  type ConvertMediaOnVideoTrackHandler,
  defaultOnVideoTrackHandler,
} from '@remotion/webcodecs';

/** Turns a video that is stored rotated once, not twice, as `@remotion/webcodecs` 4.0.311 does by itself. */
export const rotateOnce: ConvertMediaOnVideoTrackHandler = async (options) => {
  const {track, rotate, resizeOperation} = options;
  const operation = await defaultOnVideoTrackHandler(options);
  if (operation.type !== 'reencode' || track.rotation === 0) {
    return operation;
  }

  const stored = track.rotation;
  track.rotation = 0;
  return {
    ...operation,
    rotate: rotate - stored,
    resize: resizeOperation,
  };
};
