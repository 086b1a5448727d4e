import { readEmployment, readRequirements } from '#sagas/api/contract/income.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { Employment } from '#store/application/income/employer.ts';
import type { IncomeNeeds } from '#store/application/income/income.ts';

export const readIncome = (ports: Ports, uuid: string): SagaGenerator<IncomeNeeds> =>
  send(ports, readRequirements, { path: { uuid } });

/** Returns the borrower's answers about the employer, or null before the first. */
export const readEmployer = (ports: Ports, uuid: string): SagaGenerator<Employment | null> =>
  nullOn404(() => send(ports, readEmployment, { path: { uuid } }));
