/** "6:00 AM", from HH:mm. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "6 AM" or "3:30 PM", from HH:mm. */
export const shortClockTime = (time: string): string => clockTime(time).replace(':00', '');
