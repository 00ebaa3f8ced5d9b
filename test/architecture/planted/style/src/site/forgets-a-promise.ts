const save = async () => 'saved'

export function leave() {
  save()
}
