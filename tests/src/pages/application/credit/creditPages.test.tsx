import { screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';

import { everything, openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { creditRetried, creditIdentificationSubmitted } from '#store/application/credit/actions.ts';
import {
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { sentence } from '#tests/support/render/sentence.ts';
import type { CreditIdentification } from '#store/application/credit/credit.ts';
import { screenTyped } from '#store/application/core/slice.ts';

describe('FrozenPage', () => {
  const north = {
    name: 'Sample Bureau North',
    kind: 'FREEZE',
    url: 'https://north.bureau.example',
    phone: '(800) 555-0191',
  };

  const open = ({ bureaus = [north], retries = 0, status = 'SOFT_CREDIT_FROZEN' } = {}) =>
    openPageAt(
      { at: 'credit/error', status: aStatus(status) },
      { creditFreeze: { bureaus, retries } },
    );

  it('names the bureau and the kind of block, and says how to lift it', async () => {
    await open();

    expect(screen.getByText(sentence('Sample Bureau North: your file is frozen'))).toBeVisible();
    expect(screen.getByRole('link', { name: /Sample Bureau North online/ })).toHaveAttribute(
      'href',
      'https://north.bureau.example',
    );
    expect(screen.getByRole('link', { name: '(800) 555-0191' })).toHaveAttribute(
      'href',
      'tel:+18005550191',
    );
    expect(screen.getByText('Lift it for Larkmere, or for one day.')).toBeVisible();
    expect(
      screen.getByText("If it isn't lifted within 30 days, we'll send you a written notice."),
    ).toBeVisible();
  });

  it('sends a retry for "Check again", and says when the file is still blocked', async () => {
    const { user, actionsOf } = await open({ retries: 1, bureaus: [{ ...north, kind: 'LOCK' }] });

    expect(
      screen.getByText(
        sentence('Sample Bureau North still shows a lock. It can take up to an hour.'),
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have lifted it, check again' }));

    expect(actionsOf(creditRetried)).toHaveLength(1);
  });

  it.each([
    [['FREEZE', 'FREEZE'], 'North and South still show a freeze.'],
    [['FREEZE', 'LOCK'], 'North and South still show a lock or freeze.'],
    [['HOLD'], 'North still shows a lock or freeze.'],
    [[], 'A credit bureau still shows a lock or freeze.'],
  ])('lists the bureaus that still show a block, even without names: %j', async (kinds, text) => {
    const names = ['North', 'South'];
    await open({
      retries: 1,
      bureaus: kinds.map((kind, at) => ({ ...north, kind, name: names[at] ?? '' })),
    });

    expect(screen.getByRole('status')).toHaveTextContent(`${text} It can take up to an hour.`);
  });

  it('points a borrower without a named bureau to the one that they know', async () => {
    await open({ bureaus: [] });

    const first = screen.getByText(
      'Open the page of the bureau where you locked or froze your file, or call it.',
    );
    expect(within(first).queryByRole('list')).not.toBeInTheDocument();
  });

  it('AX-27 announces each result of "Check again", even an equal one', async () => {
    const { dispatch } = await open();
    const said = screen.getByRole('status');
    const look = (retries: number) => {
      dispatch(lenderDataRequested({ uuid: UUID, names: ['creditFreeze'] }));
      dispatch(lenderDataReceived({ creditFreeze: { bureaus: [north], retries } }));
    };
    expect(said).not.toHaveTextContent(/./);

    look(1);
    const first = said.firstChild;
    expect(said).toHaveTextContent(
      'Sample Bureau North still shows a freeze. It can take up to an hour.',
    );
    look(2);

    expect(said).toHaveTextContent('Sample Bureau North still shows a freeze.');
    expect(said.firstChild).not.toBe(first);
  });

  it("FT-102 doesn't link an unsafe address", async () => {
    await open({ bureaus: [{ ...north, url: 'javascript:alert(1)' }] });
    expect(screen.queryByRole('link', { name: /online/ })).not.toBeInTheDocument();
  });

  it('says that the hard check is the one that the borrower agreed to', async () => {
    await open({ status: 'HARD_CREDIT_LOCKED' });

    expect(screen.getByText('This is the hard credit check that you agreed to.')).toBeVisible();
  });

  it('lets the borrower cancel, or call with the loan number', async () => {
    await open();

    expect(screen.getByRole('button', { name: 'Cancel my application' })).toBeVisible();
    expect(screen.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
    expect(screen.getByText(sentence(/Your loan number is HL-100200/))).toBeVisible();
  });
});

describe('IdentificationPage', () => {
  const open = (about: Partial<CreditIdentification> = {}, given: readonly UnknownAction[] = []) =>
    openPageAt(
      { at: 'credit/social', status: aStatus('CREDIT_NO_MATCH'), given },
      { creditIdentification: { ...everything.creditIdentification, ...about } },
    );

  const number = () => screen.getByLabelText('Social Security number');

  const again = /We don't save this number, so please type it again/;

  const press = () => screen.getByRole('button', { name: 'Check again' });

  it('shows the facts that the bureaus were asked with, each with a link to correct it', async () => {
    await open();

    expect(screen.getByText('Mira Tolland')).toBeVisible();
    expect(screen.getByText('03/09/1984')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit birth date' })).toHaveAttribute(
      'href',
      `/account/heloc/register/${UUID}/birthdate`,
    );
  });

  it("sends the number as a handle, and no previous address for a borrower who didn't move", async () => {
    const { user, actionsOf, dispatched, secrets } = await open();

    await user.type(number(), '219 09 9999');
    await user.type(screen.getByLabelText(/Former last name/), 'Ashby');
    await user.click(press());

    expect(actionsOf(creditIdentificationSubmitted)).toMatchObject([
      { payload: { ssnHandle: 'handle-1', formerLastName: 'Ashby', previousAddress: null } },
    ]);
    expect(secrets.get('handle-1')).toBe('219 09 9999');
    expect(JSON.stringify(dispatched)).not.toMatch(/219.?09.?9999/);
  });

  it('asks a borrower who moved for the whole address', async () => {
    const { user, actionsOf } = await open();

    await user.type(number(), '219099999');
    await user.click(screen.getByRole('checkbox', { name: 'I moved in the last 12 months' }));
    await user.click(press());
    expect(screen.getByLabelText('Street address')).toHaveAccessibleDescription(
      'Street address is required',
    );
    await user.type(screen.getByLabelText('Street address'), '1 Fern Way');
    await user.type(screen.getByLabelText('City'), 'Dayton');
    await user.selectOptions(screen.getByLabelText('State'), 'OH');
    await user.type(screen.getByLabelText('ZIP code'), '45402');
    await user.click(press());

    expect(actionsOf(creditIdentificationSubmitted)).toMatchObject([
      {
        payload: {
          previousAddress: { street1: '1 Fern Way', city: 'Dayton', state: 'OH', zip: '45402' },
        },
      },
    ]);
  });

  it('says what is wrong with the number', async () => {
    const { user } = await open();
    await user.type(number(), '912-12-3456');
    await user.click(press());
    expect(number()).toHaveAccessibleDescription(
      expect.stringContaining(
        'This looks like a taxpayer number. Enter your Social Security number.',
      ),
    );
  });

  it.each([
    [2, 'We still could not find you. You have 2 more tries.'],
    [1, 'We still could not find you. You have 1 more try.'],
  ])('counts the attempts left after a failed search: %d', async (triesLeft, text) => {
    await open({ triesMade: 3 - triesLeft, triesLeft });

    expect(screen.getByText(text)).toBeVisible();
  });

  it('F-02 asks only for the number again after a failed search, and keeps the former name and address', async () => {
    const previousAddress = { street1: '1 Fern Way', city: 'Dayton', state: 'OH', zip: '45402' };
    const { user, actionsOf } = await open({
      triesMade: 1,
      triesLeft: 2,
      formerLastName: 'Ashby',
      previousAddress,
    });

    expect(screen.getByLabelText('Street address')).toHaveValue('1 Fern Way');
    expect(number()).toHaveValue('');
    expect(number()).toHaveAccessibleDescription(again);
    await user.type(number(), '219099999');
    await user.click(press());

    expect(actionsOf(creditIdentificationSubmitted)).toMatchObject([
      { payload: { formerLastName: 'Ashby', previousAddress } },
    ]);
  });

  it('S2 says after a reload why the number is missing', async () => {
    const typed = screenTyped({ screen: 'creditSocial', values: { formerLastName: 'Ashby' } });
    const { unmount } = await open();
    expect(number()).not.toHaveAccessibleDescription(again);
    unmount();

    await open({}, [typed]);

    expect(screen.getByLabelText(/Former last name/)).toHaveValue('Ashby');
    expect(number()).toHaveAccessibleDescription(again);
  });

  it('repeats the consents about the soft check and about leads', async () => {
    const { user } = await open();

    await user.click(screen.getByText('This is a soft check. What you agreed to'));

    expect(screen.getByText(/written instructions to get your credit report/)).toBeVisible();
    expect(screen.getByText(/We do not ask you to agree/)).toBeVisible();
  });
});
