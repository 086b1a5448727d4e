import { randomInt, randomUUID } from 'node:crypto';

import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  changeValuationOrder,
  orderValuation,
  readValuationOrder,
} from '#sagas/api/contract/valuation.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { saveApplication } from '#server/sandbox/lender/application/catchUp.ts';
import { isTexasHome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { HttpError, notFound, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import {
  MAX_PHOTOS,
  validateOrder,
  validateTexasOrder,
  type ValuationOrder,
} from '#store/application/valuation/order.ts';
import { addDays } from '#store/format/isoDate.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { advanceNow, handlersFor, stepNotOpen } from './applicationStep.ts';

/** The agent's five business days. */
const MAX_DAYS = 7;

const isOrderStatus = ({ status }: ApplicationRecord) =>
  /^(?:NAV_)?BPO_ORDER_REQUEST/.test(status.checklistStatus);

/** Whether the borrower can order: only while `bpo` requires it (STATUS-30, STATUS-31). */
export const isToOrder = (application: ApplicationRecord) =>
  isOrderStatus(application) && application.status.bpo === 'BPO_REQUIRED';

const isUnderWay = (application: ApplicationRecord) =>
  application.status.checklistStatus === 'NAV_BPO_PROCESSING' || isOrderStatus(application);

/** Applies every rule of bpo/order-bpo or bpo/condition again (SC-24). */
function refuseOrder(application: ApplicationRecord, order: BodyOf<typeof changeValuationOrder>) {
  const validate = isTexasHome(application) ? validateTexasOrder : validateOrder;
  refuseInvalid(validate(initialFormValues<ValuationOrder>(order)));
}

const factsOf = ({
  orderUuid,
  orderNumber,
  expectedBy,
}: NonNullable<ApplicationRecord['valuationOrder']>) => ({ orderUuid, orderNumber, expectedBy });

export function valuationOrderCalls(world: World): Handler[] {
  const { own } = handlersFor(world);
  return [
    own(orderValuation, (application, { parts }) => {
      const { consents, ...order } = parts.body;
      if (!isToOrder(application)) throw stepNotOpen();
      refuseOrder(application, order);
      if (!consents.some(({ type }) => type === 'AGENT_CONTACT'))
        throw new HttpError(400, { message: 'Required', field: 'consents' });
      if (order.photos.length > MAX_PHOTOS)
        throw new HttpError(400, {
          message: `You can add ${MAX_PHOTOS} photos.`,
          field: 'photos',
        });
      world.uploads.send(application.uuid, order.photos);
      const expectedBy = addDays(dayAt(world.now(), application.property), MAX_DAYS);
      const orderNumber = `BPO-${randomInt(100_000, 999_999)}`;
      const valuationOrder = { ...order, orderUuid: randomUUID(), orderNumber, expectedBy };
      const condition = order.condition ?? application.status.condition;
      const status = { ...application.status, condition };
      const after = advanceNow(world, { ...application, valuationOrder, status });
      saveApplication(world, application, after);
      return { ...statusAnswer(after), ...factsOf(valuationOrder) };
    }),

    own(changeValuationOrder, (application, { parts }) => {
      const { valuationOrder } = application;
      if (valuationOrder?.orderUuid !== parts.path.orderUuid)
        throw notFound("We couldn't find this order.");
      if (!isUnderWay(application)) throw stepNotOpen();
      refuseOrder(application, parts.body);
      const changed = { ...parts.body, ...factsOf(valuationOrder) };
      saveApplication(world, application, { ...application, valuationOrder: changed });
      return { ...statusAnswer(application), ...factsOf(changed) };
    }),

    own(readValuationOrder, ({ valuationOrder }) => valuationOrder),
  ];
}
