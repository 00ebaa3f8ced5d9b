import { join } from 'node:path'
import { marked, type Token } from 'marked'
import { documents, textOf } from './document.ts'

/** The handbook's pages in a language by their names, the index among them. */
export function handbookIn(language: 'en' | 'bn'): ReadonlyMap<string, string> {
  const folder = join('docs/handbook', language === 'en' ? '' : language)
  const pages = documents.filter((path) => join(path, '..') === folder)
  return new Map(
    pages.map((path) => [path.slice(path.lastIndexOf('/') + 1, -'.md'.length), textOf(path)]),
  )
}

/** The tokens of a page, those within others included, in the order of the text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  void marked.walkTokens(marked.lexer(text), (token) => {
    tokens.push(token)
  })
  return tokens
}

/** What a page prints in bold: names that stand on the dashboard. */
export function boldIn(text: string): string[] {
  const bold = tokensOf(text).filter(({ type }) => type === 'strong')
  return bold.map((token) => ('text' in token ? token.text.replaceAll('\n', ' ') : ''))
}

/** The headings, paragraphs and items of a page, each as its text. */
export function piecesOf(text: string): string[] {
  const pieces = tokensOf(text).filter(({ type }) => /^(heading|paragraph|text)$/.test(type))
  return pieces.flatMap((token) => ('tokens' in token && token.tokens ? [token.raw.trim()] : []))
}
