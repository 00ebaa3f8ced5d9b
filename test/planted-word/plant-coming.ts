import type { TestApp } from '#test/test-app'
import { type Call, under } from './planted-calls.ts'
import { belowSentence, type PlantedWords } from './planted-words.ts'

/** What the candidate is asked to come to, one as it was made and one moved, and where the passport is. */
export async function plantComing(call: Call, words: PlantedWords, recordId: string) {
  const at = { kind: 'other', day: '2026-12-04', time: '09:30', zone: 'Asia/Dhaka', bring: [] }
  const asked = (address: string) => {
    const { word } = under(words, address)
    return { ...at, place: word('place'), note: word('note') }
  }
  const recordIds = [recordId]
  await call('POST', '/appointments', { ...at, place: '', note: '', recordIds })
  const made = await call('GET', `/records/${recordId}/appointments`)
  const moved = { ...asked('PUT /appointments/{id}'), version: 1 }
  await call('PUT', `/appointments/${made.appointments[0].id}`, moved)
  await call('POST', '/appointments', { ...asked('POST /appointments'), recordIds })
  const text = belowSentence('safe_contract', words, 'POST /announcements text')
  await call('POST', '/announcements', { recordIds, text })
  const passport = { kind: 'passport', purpose: 'embassy', receivedOn: '2026-11-19' }
  const body = { ...passport, dueOn: '2026-12-19' }
  const { originals } = await call('POST', `/records/${recordId}/originals`, body)
  const { word } = under(words, 'POST /originals/whereabouts')
  const where = { place: word('place'), since: '2026-11-19', backBy: '' }
  await call('POST', '/originals/whereabouts', { ...where, originalIds: [originals[0].id] })
}

/** A photo that the candidate sent and that came back: why is read in the own file. */
export async function plantSentBack(
  app: TestApp,
  on: {
    call: Call
    words: PlantedWords
    student: string
    recordId: string
    picture: Uint8Array<ArrayBuffer>
  },
) {
  const { call, words, student: cookie, recordId, picture } = on
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const path = '/api/v1/my/incoming/passport'
  const sent = await app.request(path, { method: 'POST', headers, body: picture.slice() })
  if (!sent.ok) throw new Error(await sent.text())
  const { incoming } = await call('GET', `/records/${recordId}/incoming`)
  const own = `Ask ${words.of('POST /incoming/{id}/return reason own')} in our office.`
  const reason = { sentences: [{ key: 'reason_photo', gaps: {} }], own }
  await call('POST', `/incoming/${incoming[0].id}/return`, { version: 1, reason, until: '' })
}
