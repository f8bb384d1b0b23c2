/**
 * The few types of Testing Library that the docs use. The package needs a DOM to run in, and
 * no test of this site uses it.
 */
declare module '@testing-library/react' {
  import type {ReactElement} from 'react';

  export const render: (element: ReactElement) => void;
  export const cleanup: () => void;
  export const screen: {
    findByText(text: string): Promise<HTMLElement>;
  };
}
