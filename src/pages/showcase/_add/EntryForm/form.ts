import type {Draft} from '../draft';

/** What every control of the form works with. */
export type Form = {
  draft: Draft;
  change: (next: Draft) => void;
  /** The broken rule of a control, once it may be shown. */
  errorOf: (control: string) => string | undefined;
  /** The reader leaves a control that is filled in. */
  leave: (control: string) => void;
};
