const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** "3:04 PM", on the clock of the device. */
export const formatTimeOfDay = (moment: string): string => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : clock.format(date);
};
