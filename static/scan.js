// Reads QR codes from pictures taken by a camera, for browsers that cannot do so themselves: a worker, built with its
// decoder by tools/build.sh. It is given the pixels of a picture and replies with what the code says, or nothing.

import jsQR from "jsqr";

onmessage = ({ data: { pixels, width, height } }) => postMessage(jsQR(pixels, width, height)?.data ?? "");
