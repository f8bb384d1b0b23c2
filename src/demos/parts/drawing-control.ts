import * as z from 'zod';
import {drawings, type Drawing} from './drawings.ts';

/** Lets a reader choose the drawing that a demo works on. */
export const drawingControl = (initial: Drawing) =>
  z
    .enum(Object.keys(drawings) as Drawing[])
    .default(initial)
    .describe('Drawing');
