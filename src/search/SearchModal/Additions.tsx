import type {ReactNode, RefObject} from 'react';
import type {SearchClient} from '../client';
import {IntoScreen} from './IntoScreen';
import type {Ended} from './modal-client';
import {RetryButton} from './RetryButton';
import {Suggestions} from './Suggestions';
import {typeInto} from './type-into';

type Props = {
  client: SearchClient;
  dialog: RefObject<HTMLDialogElement | null>;
  /** How the last search ended. */
  ended: Ended | null;
  onRetry: () => void;
};

/** What the modal's screens lack: suggestions where nothing is found, a second try after a failure. */
export function Additions({client, dialog, ended, onRetry}: Props): ReactNode {
  const field = () => dialog.current?.querySelector('input') ?? null;
  return (
    <>
      <IntoScreen root={dialog} screen=".DocSearch-NoResults" before=".DocSearch-Help:last-child">
        {ended?.outcome?.total === 0 && (
          <Suggestions
            client={client}
            query={ended.query}
            onChoose={(text) => typeInto(field()!, text)}
          />
        )}
      </IntoScreen>
      <IntoScreen root={dialog} screen=".DocSearch-ErrorScreen">
        <RetryButton failure={ended} onRetry={onRetry} onDone={() => field()?.focus()} />
      </IntoScreen>
    </>
  );
}
