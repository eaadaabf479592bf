/** Where a photo comes in: dropped, chosen, taken or pasted; then its preview, with the way to take it away. */
import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type ReadPhoto, readPhoto } from './read-photo.ts';
import { words } from './words.ts';

interface Props {
  imageData: string | undefined;
  onPhoto: (imageData: string | undefined) => void;
}

export function PhotoDrop({ imageData, onPhoto }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState(false);
  const [large, setLarge] = useState<Extract<ReadPhoto, { state: 'large' }>>();

  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    const read = await readPhoto(file);
    setReading(false);
    setLarge(read.state === 'large' ? read : undefined);
    if (read.state === 'ready') onPhoto(read.imageData);
    else if (read.state === 'invalid') toast({ ...words.invalid, variant: 'destructive' });
    else if (read.state === 'heic') toast({ ...words.heic, variant: 'destructive' });
    else if (read.state === 'too-large') toast({ ...words.tooLarge, variant: 'destructive' });
  };

  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void take(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => pasted(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);

  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.target.files?.[0]);
    event.target.value = '';
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  // Over a preview as well: a browser leaves the page for a file that nobody takes.
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: dropped,
  };
  const inputs = (
    <>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        aria-label={words.choose}
        className="sr-only"
        tabIndex={-1}
        onChange={chosen}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={words.camera}
        className="sr-only"
        tabIndex={-1}
        onChange={chosen}
      />
    </>
  );

  if (imageData)
    return (
      <figure {...drop} className="relative grid justify-items-center overflow-hidden rounded-card bg-dash">
        <img src={imageData} alt={words.preview} className="max-h-96 w-full object-contain" />
        <span className="absolute top-2 right-2 rounded-pill bg-surface shadow-lift">
          <IconButton name={words.remove} icon="close" onClick={() => onPhoto(undefined)} />
        </span>
        {inputs}
      </figure>
    );
  return (
    <div className="grid gap-2">
      <button
        type="button"
        onClick={() => chooser.current?.click()}
        {...drop}
        className={`grid min-h-48 content-center justify-items-center gap-1 rounded-card border-2 border-dashed p-5 text-center transition-colors hover:bg-sunk ${over ? 'border-brand bg-brand-tint' : 'border-edge'}`}
      >
        <Icon name="camera" className="mb-1 size-10 text-brand-ink" />
        <span className="font-semibold">{reading ? words.reading : words.drop}</span>
        <span className="text-small text-soft">{words.types}</span>
        <span className="hidden text-caption text-soft desk:inline">{words.paste}</span>
      </button>
      <Button look="secondary" icon="camera" className="desk:hidden" onClick={() => camera.current?.click()}>
        {words.camera}
      </Button>
      <p className="text-caption text-soft">{words.private}</p>
      {large && (
        <div role="status" className="grid gap-3 rounded-control bg-caution-tint p-3 text-caution-ink">
          <p>{words.large(large.megabytes)}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={async () => {
                onPhoto(await large.reduce());
                setLarge(undefined);
              }}
            >
              {words.reduce}
            </Button>
            <Button look="secondary" onClick={() => chooser.current?.click()}>
              {words.another}
            </Button>
          </div>
        </div>
      )}
      {inputs}
    </div>
  );
}
