/** G-08 */
export interface UploadLimits {
  maxBytes: number;
  types: string[];
  maxFiles: number;
}
