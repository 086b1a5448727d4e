import { watchAppraisal } from '#sagas/application/appraisal/appraisal.ts';
import { appraisalBooked } from '#store/application/appraisal/actions.ts';
import { aBooking } from '#tests/support/fixtures/appraisals.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const start = (script: Readonly<Record<string, readonly unknown[]>>) =>
  startApplicationScreen(watchAppraisal, {
    at: 'hold',
    status: aStatus('ONSITE_APPRAISAL_BORROWER_PAYMENT'),
    script,
  });

it.each([
  ['/sandbox/payments?visit=1', '/sandbox/payments?visit=1'],
  ['https://elsewhere.example/pay', `/account/heloc/${UUID}/hold`],
])(
  'leaves after "Pay and book", with the partner at %s, for %s (SC-04)',
  async (redirect, address) => {
    const started = start({ payAppraisal: [{ redirect }] });

    await started.run(appraisalBooked(aBooking));

    expect(started.sent('payAppraisal')).toEqual(aBooking);
    expect(started.ports.page.left).toEqual([address]);
  },
);
