/** Tab says that someone works by keyboard; mouse or touch says otherwise. The style sheet shows the focus accordingly. */

export function followKeyboard(): () => void {
  const root = document.documentElement;
  const keyboard = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') root.dataset.keyboard = '';
  };
  const pointer = () => {
    delete root.dataset.keyboard;
  };
  document.addEventListener('keydown', keyboard);
  document.addEventListener('mousedown', pointer);
  document.addEventListener('touchstart', pointer, { passive: true });
  return () => {
    document.removeEventListener('keydown', keyboard);
    document.removeEventListener('mousedown', pointer);
    document.removeEventListener('touchstart', pointer);
  };
}
