import { createApplications } from '#server/sandbox/storage/applications.ts';
import { openDatabase } from '#server/sandbox/storage/database.ts';
import { anApplicationRecord } from '#tests/support/fixtures/applicationRecords.ts';

const application = anApplicationRecord();
const { uuid } = application;
const open = () => {
  const applications = createApplications(openDatabase(':memory:'));
  applications.create(application);
  return applications;
};

it('changes the stored record, not an older copy of it', () => {
  const applications = open();
  const note = (message: string) => ({ at: '2026-11-16T15:00:00.000Z', message });
  const add = (message: string) =>
    applications.change(uuid, (known) => ({ ...known, notes: [...known.notes, note(message)] }));

  add('first');
  const changed = add('second');

  expect(changed.notes.map(({ message }) => message)).toEqual(['first', 'second']);
  expect(applications.get(uuid)).toEqual(changed);
});

it('creates a record once, and never through a change', () => {
  const applications = open();

  expect(() => applications.create(application)).toThrow('This application exists');
  expect(() => applications.change('unknown', (known) => known)).toThrow('Refused with 404');
});

it('allows no other way to write a record', () => {
  const applications = open();

  // @ts-expect-error -- the store alone writes whole records
  expect(applications.put).toBeUndefined();
});
