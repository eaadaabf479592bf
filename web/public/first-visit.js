/** Before anything is drawn: the first picture is a newcomer's home. Whoever has been here may have a car, another language, larger letters. */
try {
  if (location.pathname !== '/' || localStorage.length > 0 || sessionStorage.length > 0)
    document.documentElement.dataset.known = '';
} catch {
  document.documentElement.dataset.known = '';
}
