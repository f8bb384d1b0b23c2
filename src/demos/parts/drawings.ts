/** The drawings that all demos of paths work on, in the middle of a composition of 960 by 540 pixels. */
export const drawings = {
  heart:
    'M 480 430 C 400 360 300 295 300 207 C 300 152 342 110 395 110 C 433 110 465 132 480 168 C 495 132 527 110 565 110 C 618 110 660 152 660 207 C 660 295 560 360 480 430 Z',
  leaf: 'M 340 430 C 290 270 380 120 640 110 C 660 330 540 450 380 380 C 430 310 480 260 550 210',
  ribbon:
    'M 290 390 C 390 390 420 110 500 110 C 590 110 580 290 490 290 C 390 290 430 430 530 430 C 620 430 640 300 670 150',
  house:
    'M 330 430 V 240 L 480 110 L 630 240 V 430 Z m 105 0 v -90 a 45 45 0 0 1 90 0 v 90 M 575 192 v -52 h 30 v 78',
  planet:
    'M 480 150 a 120 120 0 1 1 0 240 a 120 120 0 1 1 0 -240 Z M 588 322 q 92 -72 78 -108 q -14 -28 -102 4 M 372 232 q -92 70 -78 104 q 18 44 176 -26',
} as const;

export type Drawing = keyof typeof drawings;

/** Those that are one line, without a second `M`. */
export const singleLines = ['heart', 'leaf', 'ribbon'] as const satisfies readonly Drawing[];
