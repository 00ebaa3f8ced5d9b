/** The same keys and arguments as the English texts, with any text. */
export type InAnyLanguage<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Text]: InAnyLanguage<Text[Key]> }
