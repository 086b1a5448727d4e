import { useAppSelector } from '#src/hooks.ts';
import { deviceZone } from '#store/application/notary/times.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';

export const useDeviceZone = (): string => deviceZone(useAppSelector(selectTimeZone));
