/** Returns the words of a page, one line for each part of it. */
export const spokenText = (html: string) =>
  html
    .replace(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, ' ')
    .replace(/<\/(?:p|li|h\d|dd|dt|td|th|a|button|label|summary)>/g, '\n')
    .replace(/<[^>]+>/g, '')
