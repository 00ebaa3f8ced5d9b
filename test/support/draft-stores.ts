/** Runs in the browser: makes every draft a day and an hour old. */
export function ageDrafts(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('candor', 1)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('drafts', 'readwrite')
      const store = transaction.objectStore('drafts')
      const all = store.getAll()
      all.onsuccess = () => {
        const savedAt = new Date(Date.now() - 25 * 3_600_000).toISOString()
        for (const draft of all.result) store.put({ ...draft, savedAt })
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

/** Runs in the browser: its store has no room for files; no room at all once `isFull` is set. */
export function fillUp(): void {
  const { put, clear } = IDBObjectStore.prototype
  const isFull = () => 'isFull' in window
  const full = () => new DOMException('No room', 'QuotaExceededError')
  IDBObjectStore.prototype.put = function (value, ...rest) {
    if (isFull() || value.papers.length > 0) throw full()
    return put.call(this, value, ...rest)
  }
  IDBObjectStore.prototype.clear = function () {
    if (isFull()) throw full()
    return clear.call(this)
  }
}
