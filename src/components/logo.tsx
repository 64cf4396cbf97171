/** The organisation's logo. Decorative: the title always stands beside it in words. */
export function Logo({
  src = '/logo.svg',
  size = 40,
}: {
  src?: string | undefined
  size?: number | undefined
}) {
  return <img className="logo" src={src} alt="" width={size} height={size} />
}
