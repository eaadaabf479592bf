/** What was pressed was refused: without this it would only spring back. */
import { toast } from '#web/ui/toast-store.ts';
import { words } from './words.ts';

export const tellRefusal = ({ message }: Error): void =>
  void toast({ title: words.error, description: message || words.refused, variant: 'destructive' });
