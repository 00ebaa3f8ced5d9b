export function MyFilePage() {
  return null
}
