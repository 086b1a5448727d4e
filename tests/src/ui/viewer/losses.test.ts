import { isLoss } from '#src/ui/viewer/losses.ts';

it.each([
  'Warning: Filter "NoSuchDecode" is not supported.',
  'Warning: Unable to decode image "img_p0_1": "JpxError".',
  'Warning: Image exceeded maximum allowed size and was removed.',
  'Warning: getOperatorList - ignoring XObject: "FormatError: broken".',
  'Warning: getOperatorList - ignoring errors during "GetOperatorList: page 0" task: "FormatError".',
  'Warning: getContentStream - ignoring sub-stream (7R): "FormatError".',
  'Warning: Font "F1" is not available.',
  'Warning: loadFont - translateFont failed: "UnknownErrorException".',
  'Warning: _parsedAnnotations: "FormatError: broken".',
  'Warning: Barcodes are not supported',
  'Warning: Unterminated string',
  'Info: Bad encoding in flate stream',
])('reads "%s" as something that a page lacks (F-12)', (warning) => {
  expect(isLoss(warning)).toBe(true);
});

it.each([
  'Warning: TT: undefined function: 32',
  'Warning: Indexing all PDF objects',
  'Warning: getTextContent - ignoring ExtGState: "FormatError".',
  'Warning: Badly formatted number: minus sign in the middle',
])('ignores "%s", after which a page looks as it should', (warning) => {
  expect(isLoss(warning)).toBe(false);
});
