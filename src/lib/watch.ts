/** What a listener delivers: the data, and whether it came from this device's cache without the server's word yet. */
export type Delivery<T> = { data: T; fromCache: boolean }

/** Starts a listener; returns the function that stops it. `fail` is called at most once, after which nothing more comes. */
export type Watch<T> = (next: (delivery: Delivery<T>) => void, fail: (error: unknown) => void) => () => void

/** Same listener, its data passed through `map`. */
export function mapWatch<A, B>(watch: Watch<A>, map: (data: A) => B): Watch<B> {
  return (next, fail) => watch(({ data, fromCache }) => next({ data: map(data), fromCache }), fail)
}

/**
 * Same listener, without what this device alone holds while there is a network. Of a list that may be the one document that another page
 * read, and whoever asks what is missing would be told that all others are; of a document, what it was days ago, and a form would write it
 * over what it is.
 */
export function confirmedWatch<T>(watch: Watch<T>): Watch<T> {
  return (next, fail) =>
    watch((delivery) => {
      if (!delivery.fromCache || !navigator.onLine) next(delivery)
    }, fail)
}
