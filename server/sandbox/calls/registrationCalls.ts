import { randomInt, randomUUID } from 'node:crypto';

import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  lookUpAddress,
  readConsentPrompt,
  readStateLicenses,
  readStatesEligibility,
  readZipEligibility,
} from '#sagas/api/contract/eligibility.ts';
import {
  joinWaitlist,
  readAbilityToStart,
  saveSmsConsents,
} from '#sagas/api/contract/registration.ts';
import { readPhoneHours, sendSupportRequest } from '#sagas/api/contract/support.ts';
import { readName } from '#sagas/api/mappers/name.ts';
import { BLOCKED_ZIPS } from '#server/sandbox/data/blockedZips.ts';
import { makeApplication } from '#server/sandbox/control/sessions.ts';
import { suggestAddresses, toWireAddress } from '#server/sandbox/data/addresses.ts';
import { consentPrompts, type TextConsents } from '#server/sandbox/data/consents.ts';
import { hoursByDepartment, weekdayName } from '#server/sandbox/data/hours.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { handle, requireIdentity, type Handler } from '#server/sandbox/http/handlers.ts';
import { HttpError, notFound, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { Identity } from '#server/sandbox/storage/identities.ts';
import type { WaitlistEntry, World } from '#server/sandbox/world.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { states } from '#store/geography/states.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { homeAddressValidator } from '#store/person/address.ts';
import { birthdateValidator } from '#store/person/birthdate.ts';
import { smsTexts } from '#store/registration/consents.ts';
import { validateContact } from '#store/registration/contact.ts';
import { validateIncome } from '#store/registration/income.ts';
import { validateLegalName } from '#store/person/name.ts';
import { validateSupportQuestion } from '#store/support/support.ts';

const CANNOT_START = 'cantstart@';
const SAMPLE_PHONE = '(555) 555-0100';

/** An application's rules also apply to the waitlist. */
function refuseEntry(body: BodyOf<typeof joinWaitlist>, lender: Lender, now: number): void {
  refuseInvalid(validateLegalName(readName(body)));
  refuseInvalid({
    ...validateContact({ email: body.email, phoneNumber: SAMPLE_PHONE }),
    ...homeAddressValidator('manual')(body),
    ...birthdateValidator({
      todayIso: dayAt(now, body),
      state: null, // The body doesn't say where the borrower lives.
      isAgeRestricted: lender.brand.switches.ageRestricted,
    })(body),
    income: validateIncome({ income: body.income }).income,
  });
}

export const placeCalls = (world: World): Handler[] => [
  handle(lookUpAddress, ({ parts }) => ({
    suggestions: suggestAddresses(parts.path.text).map(toWireAddress),
  })),

  handle(readStatesEligibility, ({ lender }) => ({
    states: states.map(({ code }) => ({
      state: code,
      eligible: lender.eligibleStates.has(code),
    })),
  })),

  handle(readZipEligibility, () => ({ blockedZips: [...BLOCKED_ZIPS] })),

  handle(readStateLicenses, ({ parts: { query } }) =>
    [...world.lender(query.orgCode).licensedStates].map((abbrev) => ({ abbrev })),
  ),
];

const activeApplications = (world: World, { uuid }: Identity) =>
  world.applications
    .ofIdentity(uuid)
    .filter(({ active, status }) => active && status.checklistStatus !== 'COMPLETE');

/** Creates the application at another lender that keeps cantstart@ from starting. */
function createElsewhere(world: World, identity: Identity, { canonicalCode }: Lender): void {
  if (activeApplications(world, identity).length > 0) return;
  const other = world.lender(canonicalCode === 'LARKMERE' ? 'LARKHOLT' : 'LARKMERE');
  makeApplication(world, identity, other, { status: { checklistStatus: 'OFFER_SELECTION' } });
}

export const startCalls = (world: World): Handler[] => [
  handle(joinWaitlist, (call) => {
    const { body } = call.parts;
    refuseEntry(body, call.lender, world.now());
    const { companyNameShort } = call.lender.brand.orgMetaData.companyInfo;
    world.outbox.mail(
      body.email,
      `${companyNameShort}: you are on the list`,
      `We'll email you when we start lending in ${body.state}.`,
    );
    const entryId = randomUUID();
    world.database
      .records<WaitlistEntry>('waitlist')
      .put(entryId, { email: body.email, state: body.state });
    call.answerHeaders.append('Set-Cookie', call.cookies.waitlist(entryId));
    return {};
  }),

  handle(readAbilityToStart, (call) => {
    const identity = requireIdentity(call);
    if (identity.email.toLowerCase().startsWith(CANNOT_START))
      createElsewhere(world, identity, call.lender);
    // Decision 11: only applications at other lenders.
    const names = activeApplications(world, identity)
      .map(({ org }) => world.lender(org))
      .filter(({ canonicalCode }) => canonicalCode !== call.lender.canonicalCode)
      .map(({ brand }) => brand.orgMetaData.companyInfo.companyName);
    return {
      canStartApplication: names.length === 0,
      organizationsWithActiveApplication: [...new Set(names)],
    };
  }),
];

export const textConsentCalls = (world: World): Handler[] => [
  handle(readConsentPrompt, ({ parts, lender }) => {
    const prompt = consentPrompts.get(parts.path.consentType);
    if (!prompt) throw notFound('There is no such consent.');
    const texts = smsTexts(lender.brand.orgMetaData.companyInfo.companyName);
    const { text } = prompt.isTransactional ? texts.transactional : texts.marketing;
    return { consentPromptUuid: prompt.consentPromptUuid, text };
  }),

  handle(saveSmsConsents, (call) => {
    const { body } = call.parts;
    const { uuid } = requireIdentity(call);
    if (world.lenders.get(body.org)?.canonicalCode !== call.lender.canonicalCode)
      throw new HttpError(400, { message: 'This is another organization.', field: 'org' });
    const phoneNumber = normalisePastedPhone(body.phone);
    const { phoneNumber: phone, ...rest } = validateContact({ email: body.email, phoneNumber });
    refuseInvalid({ ...rest, phone });
    const known = [...consentPrompts.values()].map((prompt) => prompt.consentPromptUuid);
    const isKnown = body.consents.every((consent) => known.includes(consent.consentPromptUuid));
    if (!isKnown)
      throw new HttpError(400, { message: 'There is no such consent.', field: 'consents' });
    world.database.records<TextConsents>('smsConsents').put(uuid, body);
    return {};
  }),
];

export const supportCalls = (world: World): Handler[] => [
  handle(sendSupportRequest, (call) => {
    const { body } = call.parts;
    refuseInvalid(validateSupportQuestion(body));
    const reference = `HS-${randomInt(100_000, 999_999)}`;
    world.database.records('supportRequest').put(reference, body);
    world.outbox.mail(
      body.email,
      `We have your message ${reference}`,
      "We'll answer within one business day.",
    );
    return { reference };
  }),

  handle(readPhoneHours, ({ parts }) => {
    const hours = hoursByDepartment.get(parts.path.department);
    if (!hours) throw notFound('There is no such department.');
    const week = world.settings.hours().week ?? hours;
    return week.map(({ weekdayValue, startTime, endTime }) => ({
      weekday: weekdayName(weekdayValue),
      weekdayValue,
      isOpen: startTime !== null,
      startTime,
      endTime,
    }));
  }),
];
