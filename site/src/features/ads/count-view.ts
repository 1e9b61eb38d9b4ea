/** Tells the server that the ad of this page was opened by a browser: machines that read pages are not counted. */
export function countView() {
  const number = document.querySelector<HTMLElement>('[data-ad]')?.dataset.ad
  if (number) fetch(`/api/ad/${number}/view`, { method: 'POST', keepalive: true }).catch(() => {})
}
