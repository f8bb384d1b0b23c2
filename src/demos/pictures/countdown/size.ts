/** Frames of the first video that a newcomer makes, one in each of its seconds. */
export const countdownFrames = [5, 43, 83];

/** Pixels of the video, and of the line between two of its frames. */
export const countdown = {width: 1280, height: 720, gap: 6};

/** Pixels of the picture with all frames. */
export const stripSize = {
  width: countdownFrames.length * (countdown.width + countdown.gap) - countdown.gap,
  height: countdown.height,
};
