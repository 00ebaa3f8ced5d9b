/** What a record is usually returned for; the settings may say other reasons. */
export const usualReturnReasons = [
  'A photo is too dark or blurred. Please take it again in daylight.',
  'A page is missing. Please scan all pages of the paper.',
  'The passport number is not the one in the passport. Please correct it.',
  'A paper is in the wrong place. Please move it.',
]
