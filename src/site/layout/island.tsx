import { builtIslands } from '../built-islands.ts'

/**
 * The script of a page that may have one; the page works without it. The answer also needs `islandPolicy`.
 * Nothing before the islands are built.
 */
export function Island({ name }: { name: string }) {
  const url = builtIslands.urls.get(name)
  return url ? <script type="module" src={url} /> : null
}
