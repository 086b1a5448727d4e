/** Made at the first use, because making it costs milliseconds. */
let format: Intl.DateTimeFormat | undefined;

/** "3:04 PM", in the device's time zone. */
export const formatTimeOfDay = (moment: string): string => {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  format ??= new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  return format.format(date);
};
