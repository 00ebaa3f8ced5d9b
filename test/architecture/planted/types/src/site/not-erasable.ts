export enum State {
  pending,
}
