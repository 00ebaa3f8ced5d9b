/** What a record is usually returned for; the settings may say other reasons. */
export const usualReturnReasons = [
  'A photo is too dark or blurred. Please take it again in daylight.',
  'A page is missing. Please scan all pages of the document.',
  'The passport number is not the one in the passport. Please correct it.',
  'A document is in the wrong place. Please move it.',
]
