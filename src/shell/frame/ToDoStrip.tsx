import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import {
  selectConditionsAddress,
  selectToDoCount,
  toDoText,
} from '#store/application/conditions/toDo.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import type { RootState } from '#store/index.ts';
import { selectLocation, selectMatch } from '#store/shell/selectors.ts';

import css from './ToDoStrip.module.css';

/** True if an address under the application isn't a screen. */
const selectIsNoScreen = (state: RootState) =>
  selectMatch(state)?.screen === 'application' && selectScreenId(state) === null;

/** What the borrower has to do, on every application screen except the list itself (F-08). */
export function ToDoStrip() {
  const count = useAppSelector(selectToDoCount);
  const toList = useAppSelector(selectConditionsAddress);
  const { pathname } = useAppSelector(selectLocation);
  const isLost = useAppSelector(selectIsNoScreen);
  if (count === 0 || pathname === toList || isLost) return null;
  return (
    <aside className={css['strip']} aria-label="To do">
      <Link className={css['link']} to={toList}>
        <Icon name="info" />
        <span>
          {toDoText(count)} <span className={css['where']}>See your to-do list</span>
        </span>
      </Link>
    </aside>
  );
}
