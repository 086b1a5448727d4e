/** "3:04 PM", in the device's time zone. */
export const formatTimeOfDay = (moment: string): string => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
};
