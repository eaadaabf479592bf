/** What the app does beside its screens, loaded once those are up: links from outside, the shell, the service worker, what waits to be sent, what is gone, ads. */

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Ads } from '#web/features/ads/ads.tsx';
import { followGone } from '#web/features/diagnosis/gone-elsewhere.ts';
import { Waiting } from '#web/features/diagnosis/waiting.tsx';
import { Offline } from '#web/features/offline/offline.tsx';
import { followUniversalLinks } from './universal-link.ts';
import { followShell } from './with-shell.ts';

export function Later() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  useEffect(() => followUniversalLinks(navigate), [navigate]);
  useEffect(() => followGone(client), [client]);
  useEffect(() => followShell(client, navigate), [client, navigate]);
  return (
    <>
      <Offline />
      <Waiting />
      <Ads />
    </>
  );
}
