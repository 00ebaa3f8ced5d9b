/**
 * Keeps the search text in the address's fragment, which no server, proxy or log sees, and which reload,
 * back and forward keep. The pages see it among their other filters.
 */
export const searchInFragment = {
  input: ({ url }: { url: URL }): URL => {
    const search = new URLSearchParams(url.hash.slice(1)).get('search')
    if (search === null) return url
    url.hash = ''
    url.searchParams.set('search', search)
    return url
  },
  output: ({ url }: { url: URL }): URL => {
    const search = url.searchParams.get('search')
    if (search === null) return url
    url.searchParams.delete('search')
    url.hash = new URLSearchParams({ search }).toString()
    return url
  },
}
