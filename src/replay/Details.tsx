import { useState } from 'react';

import { changesBetween, isNested } from '#store/actionLog/difference.ts';
import type { LogLine } from '#store/actionLog/lines.ts';
import type { RootState } from '#store/index.ts';

import css from './Replay.module.css';

/** The state as a tree whose branches render when you open them. */
function Branch({ name, value }: { name: string; value: unknown }) {
  const [isOpen, setOpen] = useState(false);
  const entries = isNested(value) ? Object.entries(value) : [];
  if (entries.length === 0)
    return (
      <li>
        <span className={css['key']}>{name}</span> {JSON.stringify(value) ?? 'undefined'}
      </li>
    );
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={css['key']}>{name}</span> {entries.length}
        </summary>
        {isOpen && (
          <ul className={css['tree']}>
            {entries.map(([key, inner]) => (
              <Branch key={key} name={key} value={inner} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

interface DetailsProps {
  readonly line: LogLine;
  readonly before: RootState | null;
  readonly after: RootState;
}

/** What a line did to the state, its payload, and the whole state; closed until a developer opens it. */
export function Details(props: DetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={css['details']}
      onToggle={({ currentTarget, target }) =>
        target === currentTarget && setOpen(currentTarget.open)
      }
    >
      <summary>For developers: what changed in the state</summary>
      {isOpen && <StateDetails {...props} />}
    </details>
  );
}

function StateDetails({ line, before, after }: DetailsProps) {
  const changes = before === null ? [] : changesBetween(before, after);
  const payload = 'payload' in line ? line.payload : undefined;
  return (
    <section aria-label="The state">
      <h2>What changed</h2>
      {changes.length === 0 ? (
        <p>Nothing in the state changed.</p>
      ) : (
        <table className={css['changes']}>
          <thead>
            <tr>
              <th scope="col">Value</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.path}>
                <th scope="row">{change.path}</th>
                <td>{change.before ?? 'not there'}</td>
                <td>{change.after ?? 'gone'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {payload !== undefined && (
        <>
          <h2>Payload</h2>
          <pre className={css['payload']}>{JSON.stringify(payload, null, 2)}</pre>
        </>
      )}
      <h2>State</h2>
      <ul className={css['tree']}>
        {Object.entries(after).map(([slice, value]) => (
          <Branch key={slice} name={slice} value={value} />
        ))}
      </ul>
    </section>
  );
}
