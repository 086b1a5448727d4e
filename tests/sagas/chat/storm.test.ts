import { olderRequested } from '#store/chat/slice.ts';
import { fakeOmni } from '#tests/support/fakes/fakeOmni.ts';
import { randomOf } from '#tests/support/randomOf.ts';
import { samples } from '#tests/support/samples.ts';
import { pass, startChat } from '#tests/support/sagas/startChat.ts';

beforeEach(() => jest.useFakeTimers());

const CHATS = samples(200);
const STEPS = 24;

type Page = Awaited<ReturnType<typeof startChat>>;

/** Returns when the copies of an event arrive: mostly one at once, otherwise two, a late one, or none. */
const copiesBy = (random: () => number) => () => {
  const share = random();
  if (share < 0.7) return [0];
  if (share < 0.8) return [0, Math.floor(random() * 300)];
  return share < 0.95 ? [Math.floor(random() * 300)] : [];
};

/** Opens a page in the browser of an earlier one. */
const nextPage = (omni: Page['omni'], { storage, ports: { clock, newId } }: Page) =>
  startChat({ omni, ports: { local: storage, clock, newId } });

/**
 * Runs a chat in which links break, events arrive twice, late or never, and pages close. Returns what the borrower
 * wrote.
 */
async function stormyChat(seed: number) {
  const random = randomOf(seed);
  const omni = fakeOmni();
  let page = await startChat({ omni });
  await page.begin();
  omni.state.copies = copiesBy(random);
  const written: string[] = [];
  const steps: readonly (() => void | Promise<void>)[] = [
    () => {
      written.push(`Question ${written.length}`);
      page.say(written.at(-1) ?? '');
    },
    () => void omni.say(`Answer to ${written.length}`),
    () => omni.drop(),
    () => {
      omni.state.isUp = !omni.state.isUp;
      omni.drop();
    },
    () => {
      omni.state.losesNextAck = true;
    },
    async () => {
      page.close();
      page = await nextPage(omni, page);
    },
  ];
  for (let step = 0; step < STEPS; step += 1) {
    // Half of the steps are messages.
    const at = random() < 0.5 ? random() * 2 : random() * steps.length;
    await steps[Math.floor(at)]?.();
    await pass(10 + Math.floor(random() * 1_000));
  }
  // After the storm, the next event reveals the last one that got lost.
  Object.assign(omni.state, { isUp: true, losesNextAck: false, copies: () => [0] });
  await pass(20_000);
  omni.say('Goodbye');
  await pass(1_000);
  while (page.chat().before !== null) {
    page.store.dispatch(olderRequested());
    await pass(50);
  }
  return { page, omni, written };
}

it(`FT-90 keeps every message once and in order on both sides of ${CHATS} chats through storms`, async () => {
  for (let seed = 1; seed <= CHATS; seed += 1) {
    const { page, omni, written } = await stormyChat(seed);
    const own = omni.texts().filter((text) => text.startsWith('Question'));

    expect({ seed, own }).toEqual({ seed, own: written });
    expect({ seed, shown: page.shown() }).toEqual({ seed, shown: omni.texts() });
    page.close();
  }
});
