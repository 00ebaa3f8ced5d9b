const names: string[] = []

export const first: string = names[0]
