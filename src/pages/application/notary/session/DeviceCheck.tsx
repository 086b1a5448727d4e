import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs, QuietLink } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { devicesSubmitted } from '#store/application/notary/actions.ts';
import {
  brokenDevices,
  deviceFixes,
  deviceNames,
  MICROPHONE_LEVEL,
  type DeviceResults,
} from '#store/application/notary/devices.ts';
import { stepText } from '#store/application/notary/session.ts';
import { deviceCheckRequested, selectNotary } from '#store/application/notary/slice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';

import { StepErrors } from '#src/pages/shared/step/StepErrors.tsx';
import { MeetInPerson } from './MeetInPerson.tsx';
import { MyPicture } from './MyPicture.tsx';
import css from './Session.module.css';

const { title: TITLE } = applicationScreens.notarySession;

const resultText = (devices: DeviceResults) => {
  const broken = brokenDevices(devices).map((device) => deviceFixes[device].label);
  return broken.length === 0 ? 'Everything works.' : `Needs a fix: ${broken.join(', ')}.`;
};

export function DeviceCheck() {
  const dispatch = useAppDispatch();
  const { devices, isCheckingDevices } = useAppSelector(selectNotary);
  const toError = useAppSelector(selectAddressOf('notaryError'));
  const { isBusy } = useStep('notarySession');
  const isWorking = devices !== null && brokenDevices(devices).length === 0;
  useAnnounced(devices && resultText(devices));
  return (
    <Screen title={TITLE} help={stepText('DEVICE_CHECK')}>
      <p>
        Your browser will ask for the camera and the microphone. Allow both. You'll hear a short
        tone.
      </p>
      <div className={css['picture']}>
        <MyPicture />
        <label className={css['level']}>
          Microphone level, speak a few words
          <meter id={MICROPHONE_LEVEL} min={0} max={1} low={0.05} />
        </label>
      </div>
      {devices && <Results devices={devices} />}
      <StepErrors step="notarySession" />
      <Actions>
        {isWorking && (
          <Button
            isBusy={isBusy}
            busyLabel="Sending"
            onClick={() => dispatch(devicesSubmitted(devices))}
          >
            Continue
          </Button>
        )}
        <Button
          tone={isWorking ? 'secondary' : 'primary'}
          isBusy={isCheckingDevices}
          busyLabel="Checking"
          onClick={() => dispatch(deviceCheckRequested())}
        >
          {devices === null ? 'Check my devices' : 'Check again'}
        </Button>
      </Actions>
      {devices !== null && !isWorking && (
        <QuietLink to={`${toError}?code=CAMERA`}>I can't fix it</QuietLink>
      )}
      <MeetInPerson />
      <ContactUs />
    </Screen>
  );
}

function Results({ devices }: { devices: DeviceResults }) {
  return (
    <Card title="Your devices">
      <ul className={css['devices']} role="list">
        {deviceNames.map((device) => (
          <li key={device} className={css['device']} data-works={devices[device]}>
            <Icon name={devices[device] ? 'check' : 'warning'} />
            <span>
              <strong>{deviceFixes[device].label}</strong>{' '}
              {devices[device] ? 'works' : 'needs a fix'}
              {!devices[device] && <span className={css['fix']}>{deviceFixes[device].fix}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
