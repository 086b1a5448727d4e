import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectCanTellCeo } from '#store/feedback/selectors.ts';
import { modalOpened } from '#store/shell/slice.ts';

/** Opens the feedback to the CEO (FEEDBACK-02, FEEDBACK-03). It is a button, because it has no address. */
export function CeoFeedbackLink() {
  const dispatch = useAppDispatch();
  return useAppSelector(selectCanTellCeo) ? (
    <button
      className="link-button"
      type="button"
      onClick={() => void dispatch(modalOpened({ id: 'ceoFeedback' }))}
    >
      Share your feedback with the CEO
    </button>
  ) : null;
}
