import type {Request, Response} from './engine/protocol';

/** What the page asks the worker. */
export type Question = {
  id: number;
  /** Address of the index's folder. */
  folder: string;
  request: Request;
};

/** What the worker says to the question of the same id. */
export type Reply = {id: number} & ({response: Response} | {failure: string});
